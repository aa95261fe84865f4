/** Addresses of the server, as this device and others see them. */

/** Whether a host name leads nowhere but to the machine on which it is typed. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host) || host.endsWith(".localhost");
