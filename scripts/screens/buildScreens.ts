import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFiles } from './compressFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vite = join(root, 'node_modules/vite/bin/vite.js')
/** What both screens import of the servers: the contract, the kernel and the vocabularies of features. */
const contract = [
  'api/contract',
  'ledger/kernel',
  ...readdirSync(join(root, 'ledger'), { recursive: true, encoding: 'utf8' })
    .filter(name => basename(name) === 'vocabulary.ts')
    .map(name => join('ledger', name))
    .sort(),
]
/** The folder of each screen, and the folders that it imports from. */
const importedBy = {
  'admin-ui': contract,
  'portal-ui': contract,
  'scripts/sandbox/page': ['scripts/sandbox/blockKit', 'scripts/sandbox/pageApi/pageContract.ts'],
} as const
const stampName = '.sources'

/** Builds the screens whose sources changed since their last build. */
export const buildScreens = async (say: (text: string) => void): Promise<void> => {
  for (const [screen, imported] of Object.entries(importedBy)) await buildScreen(screen, imported, say)
}

/** Builds the page of the sandbox if its sources changed since its last build. */
export const buildSandboxPage = (): Promise<void> =>
  buildScreen('scripts/sandbox/page', importedBy['scripts/sandbox/page'], () => undefined)

const buildScreen = async (
  screen: string,
  imported: readonly string[],
  say: (text: string) => void,
): Promise<void> => {
  const sources = digestOf([screen, ...imported, 'scripts/screens', 'package-lock.json'])
  const stamp = join(root, screen, 'dist', stampName)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  say(`  Building ${screen} …`)
  await build(screen)
  await compressFiles(join(root, screen, 'dist'))
  writeFileSync(stamp, sources)
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
      code === 0 ? resolve() : reject(new Error(`${screen} could not be built; the reason is above.`)),
    )
  })
