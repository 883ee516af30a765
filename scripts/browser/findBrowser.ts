import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from './browser.ts'
import { unpackChromium } from './unpackChromium.ts'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome-headless-shell',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser to drive: CHROME_PATH when set; on Linux x64 the Chromium that npm brought, the same on every machine;
 * elsewhere one that is installed. Throws, saying what to do, when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return { executable: chosen, environment: {} }
    throw new Error(
      `CHROME_PATH is ${chosen}, where there is no file. Set it to a Chromium or Chrome, or unset it.`,
    )
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...macApplications]
  const installed = candidates.find(candidate => existsSync(candidate))
  if (installed !== undefined) return { executable: installed, environment: {} }
  throw new Error(
    `No browser was found for ${process.platform}-${process.arch}. Install Chromium or Chrome, or set CHROME_PATH to one.`,
  )
}
