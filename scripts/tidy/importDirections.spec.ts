import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesMatching, importsOf, type SourceFile } from './sourceFiles.ts'

const workspaces = [
  'ledger',
  'projections',
  'api/contract',
  'api',
  'admin-ui',
  'portal-ui',
  'scripts',
] as const
type Workspace = (typeof workspaces)[number]

/** What each part may import from beside itself. Specs may also borrow a test database from the scripts. */
const mayImport: Record<Workspace, readonly string[]> = {
  ledger: [],
  projections: ['ledger'],
  'api/contract': ['ledger/values'],
  api: ['ledger', 'projections', 'api/contract'],
  'admin-ui': ['api/contract', 'ledger/values'],
  'portal-ui': ['api/contract', 'ledger/values'],
  scripts: ['ledger', 'projections', 'api', 'api/contract', 'admin-ui', 'portal-ui'],
}

const workspaceOf = (path: string): Workspace | undefined =>
  workspaces.find(workspace => path.startsWith(`${workspace}/`))

const packages: Record<string, string> = {
  '@laurel/ledger': 'ledger',
  '@laurel/projections': 'projections',
  '@laurel/contract': 'api/contract',
  '@laurel/api': 'api',
  '@laurel/scripts': 'scripts',
}

/** The path in the project that an import leads to; none for libraries. */
const target = (file: SourceFile, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file.path), specifier)
  const name = Object.keys(packages).find(each => specifier.startsWith(`${each}/`))
  return name === undefined ? undefined : `${packages[name]}${specifier.slice(name.length)}`
}

const isTest = (path: string): boolean => /\.spec\.tsx?$/.test(path) || path.includes('/testing/')

const offences = (file: SourceFile): string[] => {
  const own = workspaceOf(file.path)
  if (own === undefined) return []
  return importsOf(file)
    .flatMap(specifier => target(file, specifier) ?? [])
    .filter(path => workspaceOf(path) !== own)
    .filter(path => !mayImport[own].some(allowed => path.startsWith(`${allowed}/`)))
    .filter(path => !(isTest(file.path) && path.startsWith('scripts/database/')))
    .map(path => `${file.path} imports ${path}`)
}

describe('imports go in one direction', () => {
  it('ledger ← projections ← api ← scripts, and the screens know the contract alone', () => {
    expect(filesMatching('*.ts', '*.tsx').flatMap(offences)).toEqual([])
  })
})
