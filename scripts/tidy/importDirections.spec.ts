import { describe, expect, it } from 'vitest'
import { projectImportsOf } from './imports.ts'
import { filesMatching, type SourceFile } from './sourceFiles.ts'

const workspaces = [
  'ledger',
  'projections',
  'api/contract',
  'api/client',
  'api',
  'admin-ui',
  'portal-ui',
  'scripts',
] as const
type Workspace = (typeof workspaces)[number]

/** What a screen or a caller of the API may know of the ledger: values, and the words of a feature. */
const ledgerVocabulary = [/^ledger\/kernel\//, /^ledger\/(?:[^/]+\/)+vocabulary\.ts$/]

/** What each workspace may import beside itself. */
const mayImport: Record<Workspace, readonly RegExp[]> = {
  ledger: [],
  projections: [/^ledger\//],
  'api/contract': ledgerVocabulary,
  'api/client': [],
  api: [/^ledger\//, /^projections\//, /^api\/contract\//],
  'admin-ui': [/^api\/contract\//, ...ledgerVocabulary],
  'portal-ui': [/^api\/contract\//, ...ledgerVocabulary],
  scripts: [/./],
}

const workspaceOf = (path: string): Workspace | undefined =>
  workspaces.find(workspace => path.startsWith(`${workspace}/`))

/** Specs of every workspace start databases, and those of adapters stand-ins of partners. */
const servesSpecs =
  /^(?:scripts\/(?:database|sandbox\/(?:vendors|sources|stripe))|api\/server\/embeddedDatabase)\//

const isTest = (path: string): boolean => /\.spec\.tsx?$/.test(path) || /\/(?:testing|suite)\//.test(path)

const importsAcross = (file: SourceFile): readonly string[] => {
  const own = workspaceOf(file.path)
  return projectImportsOf(file).filter(path => workspaceOf(path) !== own)
}

const offences = (file: SourceFile): readonly string[] => {
  const own = workspaceOf(file.path)
  if (own === undefined) return []
  return importsAcross(file)
    .filter(path => !mayImport[own].some(allowed => allowed.test(path)))
    .filter(path => !(isTest(file.path) && servesSpecs.test(path)))
    .map(path => `${file.path} imports ${path}`)
}

const code = filesMatching('*.ts', '*.tsx')

describe('imports go in one direction', () => {
  it('ledger ← projections ← api ← scripts; screens know the contract and the vocabulary of the ledger', () => {
    expect(code.flatMap(offences)).toEqual([])
  })

  it('the kernel and the vocabularies import the kernel and other vocabularies only', () => {
    const published = code.filter(
      ({ path }) => ledgerVocabulary.some(allowed => allowed.test(path)) && !isTest(path),
    )
    const strays = published.flatMap(file =>
      projectImportsOf(file)
        .filter(path => !ledgerVocabulary.some(allowed => allowed.test(path)))
        .map(path => `${file.path} imports ${path}`),
    )
    expect(strays).toEqual([])
  })
})
