import { describe, expect, it } from 'vitest'
import { projectImportsOf } from './imports.ts'
import { filesMatching, importsOf, type SourceFile } from './sourceFiles.ts'

/** The folders of the ledger that run rules, store events or examine them. Every other folder holds rules. */
const machinery = [
  'audit',
  'bench',
  'checkpoints',
  'database',
  'handling',
  'log',
  'simulation',
  'testing',
  'vault',
]
/** These send the commands that the pure processes ask for. */
const runners = /^ledger\/processes\/(?:react|runProcesses|settle)\.ts$/
/** Hashing and comparing are pure, though Node provides them. */
const pureFromNode = ['ledger/kernel/derivedId.ts', 'ledger/kernel/jsonEquals.ts']

const folderOf = (path: string): string => path.split('/')[1] ?? ''
const pathsOf = (files: readonly SourceFile[]): string[] => files.map(({ path }) => path)

const rules = filesMatching('ledger/*/**.ts').filter(
  ({ path }) => !machinery.includes(folderOf(path)) && !path.endsWith('.spec.ts') && !runners.test(path),
)

describe('rules are pure', () => {
  it('every folder that is not machinery is checked', () => {
    const folders = new Set(rules.map(({ path }) => folderOf(path)))
    expect([...folders]).toEqual(
      expect.arrayContaining(['awards', 'celebrations', 'deadLetters', 'kernel', 'members', 'processes']),
    )
    expect(rules.length).toBeGreaterThan(100)
  })

  it('no rule reads a clock or a random number', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random|randomUUID|performance\.now/
    expect(pathsOf(rules.filter(({ text }) => impure.test(text)))).toEqual([])
  })

  it('no rule is asynchronous', () => {
    expect(pathsOf(rules.filter(({ text }) => /\basync\b|\bawait\b|\bPromise</.test(text)))).toEqual([])
  })

  it('no rule uses files, the network or a database', () => {
    const reaches = (file: SourceFile) =>
      importsOf(file).some(
        from => from.startsWith('node:') || from === 'pg' || from.includes('/log/postgres'),
      )
    expect(pathsOf(rules.filter(reaches)).filter(path => !pureFromNode.includes(path))).toEqual([])
  })
})

describe('streams', () => {
  it('are all listed, and are rules', () => {
    const declared = pathsOf(filesMatching('ledger/*stream.ts')).filter(path => path.endsWith('/stream.ts'))
    const [list] = filesMatching('ledger/handling/streams.ts')
    expect(
      list &&
        projectImportsOf(list)
          .filter(path => path.endsWith('/stream.ts'))
          .sort(),
    ).toEqual(declared)
    expect(pathsOf(rules)).toEqual(expect.arrayContaining(declared))
  })
})
