import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveSettings } from './settings.ts'

const fileIn = (home: string): string => join(home, 'origin')

/** Notes where this installation is reached, so that links made elsewhere lead there. */
export const rememberOrigin = (home: string, origin: string): void => writeFileSync(fileIn(home), origin)

/** Where Laurel is reached: as the environment says, else as the last start said, else the default. */
export const knownOrigin = (environment: NodeJS.ProcessEnv = process.env): string => {
  const { home, origin } = serveSettings(environment)
  if (environment.PORT || environment.LAUREL_ORIGIN) return origin
  try {
    return new URL(readFileSync(fileIn(home), 'utf8')).origin
  } catch {
    // Nothing was ever started from this home, or the note is unreadable: the default is the best guess.
    return origin
  }
}
