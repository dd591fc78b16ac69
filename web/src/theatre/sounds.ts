import type { Effect } from "../protocol";

/** The sounds of the table, made of noise and a few oscillators: nothing to load. */
export type Sound = "paper" | "rattle" | "shot" | "hit" | "bell" | "end";

/** What is heard of effects on the board, by their style; the others are silent. */
const HEARD: Record<string, Sound> = { tracer: "shot", lob: "shot", strip: "shot", burst: "hit", clash: "hit", fall: "hit" };

/** What is heard of something that is shown: of its first effect that makes a noise, or else of its dice; null if it makes none. */
export function soundOf({ dice, effects }: { dice: unknown[]; effects: Effect[] }): Sound | null {
  const heard = effects.map(({ style }) => HEARD[style]).find(Boolean);
  return heard ?? (dice.length > 0 ? "rattle" : null);
}

const LEVEL = 0.4;
let audio: AudioContext | null = null;

/** Plays a sound, if the browser allows any yet: before the first input of a visit it does not. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  audio ??= new AudioContext();
  const out = new GainNode(audio, { gain: LEVEL });
  out.connect(audio.destination);
  RECIPES[sound](audio, out, audio.currentTime);
}

type Recipe = (audio: AudioContext, out: AudioNode, at: number) => void;

const RECIPES: Record<Sound, Recipe> = {
  paper: (audio, out, at) => noise(audio, out, at, { seconds: 0.12, filter: "highpass", hertz: 2200, gain: 0.5 }),
  rattle: (audio, out, at) => {
    for (let n = 0; n < 7; n++) {
      const gain = 0.3 + Math.random() * 0.5;
      noise(audio, out, at + n * 0.08 + Math.random() * 0.04, { seconds: 0.03, filter: "bandpass", hertz: 1200 + Math.random() * 1500, gain });
    }
  },
  shot: (audio, out, at) => {
    noise(audio, out, at, { seconds: 0.07, filter: "bandpass", hertz: 1400, gain: 1.2 });
    noise(audio, out, at + 0.03, { seconds: 0.28, filter: "lowpass", hertz: 700, gain: 0.5 });
  },
  hit: (audio, out, at) => {
    noise(audio, out, at, { seconds: 0.3, filter: "lowpass", hertz: 420, gain: 1.4 });
    tone(audio, out, at, { hertz: 70, seconds: 0.35, gain: 0.6 });
  },
  end: (audio, out, at) => {
    for (const [n, hertz] of [523, 659, 784, 1047].entries()) tone(audio, out, at + n * 0.14, { hertz, seconds: 1.2, gain: 0.22 });
  },
  bell: (audio, out, at) => {
    tone(audio, out, at, { hertz: 880, seconds: 0.9, gain: 0.35 });
    tone(audio, out, at + 0.16, { hertz: 1318, seconds: 0.9, gain: 0.25 });
  },
};

interface Burst {
  seconds: number;
  filter: BiquadFilterType;
  hertz: number;
  gain: number;
}

function noise(audio: AudioContext, out: AudioNode, at: number, { seconds, filter, hertz, gain }: Burst): void {
  const length = Math.ceil(seconds * audio.sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const loudness = new GainNode(audio, { gain });
  source.connect(new BiquadFilterNode(audio, { type: filter, frequency: hertz })).connect(loudness).connect(out);
  source.start(at);
}

interface Ring {
  hertz: number;
  seconds: number;
  gain: number;
}

function tone(audio: AudioContext, out: AudioNode, at: number, { hertz, seconds, gain }: Ring): void {
  const source = new OscillatorNode(audio, { frequency: hertz });
  const loudness = new GainNode(audio, { gain });
  loudness.gain.setValueAtTime(gain, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(loudness).connect(out);
  source.start(at);
  source.stop(at + seconds);
}
