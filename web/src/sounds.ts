/** What is heard at the table: a few soft tones, made by the browser itself. */

export type Sound = "turn" | "card" | "refused" | "over";

/** Each sound as tones: the pitch, when it begins, how long it rings (seconds). */
const TONES: Record<Sound, [hertz: number, at: number, rings: number][]> = {
  turn: [
    [659, 0, 0.18],
    [880, 0.12, 0.3],
  ],
  card: [[392, 0, 0.09]],
  refused: [
    [233, 0, 0.14],
    [196, 0.12, 0.22],
  ],
  over: [
    [523, 0, 0.25],
    [659, 0.14, 0.25],
    [784, 0.28, 0.5],
  ],
};

const LOUD = 0.12;

let context: AudioContext | null = null;

/** Ring. A browser that was not touched yet stays silent until it is. */
export function play(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const [hertz, at, rings] of TONES[sound]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + rings);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + rings);
  }
}
