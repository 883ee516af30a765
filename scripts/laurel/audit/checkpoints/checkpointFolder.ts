import { resolve } from 'node:path'

/** The folder in which the worker keeps copies of checkpoints; undefined without one. */
export const checkpointFolder = (environment: NodeJS.ProcessEnv = process.env): string | undefined => {
  const given = environment.LAUREL_CHECKPOINTS?.trim()
  return given ? resolve(given) : undefined
}
