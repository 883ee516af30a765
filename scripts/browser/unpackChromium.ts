import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { moveIntoPlace } from '@laurel/api/server/embeddedDatabase/placement.ts'
import { z } from 'zod'
import type { Browser } from './browser.ts'

const cache = resolve(import.meta.dirname, '../../node_modules/.cache')

/** Gives the Chromium of the npm package, unpacked once per version together with its libraries and fonts. */
export async function unpackChromium(): Promise<Browser> {
  const folder = join(cache, `chromium-${installedVersion()}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${randomBytes(4).toString('hex')}`
    mkdirSync(unfinished, { recursive: true })
    try {
      await unpackInto(unfinished)
      writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(folder))
      moveIntoPlace(unfinished, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return {
    executable: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/**
 * The package unpacks into the temporary folder of its process, and brings the shared libraries a bare system lacks
 * only where it believes to run on Amazon's functions. A process of its own keeps both to itself.
 */
async function unpackInto(folder: string): Promise<void> {
  const program = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    })
  } catch (error) {
    throw new Error(
      'Chromium could not be unpacked. See that 300 MB of disk are free and run "npm ci", or set CHROME_PATH.',
      { cause: error },
    )
  }
}

/** The settings in the package look for its font in fixed places, where it was not unpacked to. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

function installedVersion(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const file = join(dirname(dirname(main)), 'package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
