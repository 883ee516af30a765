import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

export const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null

const lastCharacters = 4_000

/** The end of what a process wrote to this file. */
export const lastWordsIn = (output: string): string => readFileSync(output, 'utf8').slice(-lastCharacters)
