import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
const screens = ['admin-ui', 'portal-ui'] as const
/** What both screens are made of beside their own files. */
const commonSources = ['api/contract', 'ledger/values', 'package-lock.json']
const stampName = '.sources'

/** Builds the screens whose sources changed since they were built last. */
export const buildScreens = async (say: (text: string) => void): Promise<void> => {
  for (const screen of screens) {
    const sources = digestOf([screen, ...commonSources])
    const stamp = join(root, screen, 'dist', stampName)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) continue
    say(`  Building ${screen} …`)
    await build(screen)
    writeFileSync(stamp, sources)
  }
}

const digestOf = (places: readonly string[]): string => {
  const digest = createHash('sha256')
  for (const file of places.flatMap(filesIn)) digest.update(file).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}

const isSource = (name: string): boolean => !['dist', 'node_modules', 'fixtures'].includes(name)

const filesIn = (place: string): string[] => {
  const folder = join(root, place)
  if (!statSync(folder).isDirectory()) return [place]
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(place, entry.name)) : [join(place, entry.name)]))
}

const build = (screen: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, screen),
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${screen} could not be built; the reason stands above.`)),
    )
  })
