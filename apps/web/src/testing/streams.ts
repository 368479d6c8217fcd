import { ReadableStream, TextDecoderStream, TransformStream } from "node:stream/web";

// jsdom has no streams.
Object.assign(globalThis, { ReadableStream, TextDecoderStream, TransformStream });
