declare module "virtual:languages" {
  /** Every language of the catalogue in its own name; `reviewed` when a native reader has gone over it. */
  const languages: { code: string; name: string; reviewed: boolean }[];
  export default languages;
}
