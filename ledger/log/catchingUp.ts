import type { LogLag } from './lagOf.ts'

/** More than a busy moment. */
const secondsMin = 10

/** Whether a reader is so far behind the log that people should know. */
export const isCatchingUp = ({ isBehind, behindSeconds }: LogLag): boolean =>
  isBehind && behindSeconds >= secondsMin
