import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesMatching, importsOf, type SourceFile } from './sourceFiles.ts'

const linesMax = 300
const bannedNames = ['utils', 'util', 'helpers', 'helper', 'shared', 'common', 'manager', 'misc']

const code = filesMatching('*.ts', '*.tsx')

const pathsOf = (files: readonly SourceFile[]): string[] => files.map(({ path }) => path)

describe('the house is in order', () => {
  it(`no file is longer than ${linesMax} lines`, () => {
    expect(pathsOf(code.filter(({ text }) => text.split('\n').length > linesMax))).toEqual([])
  })

  it('nothing is called by a name that says nothing', () => {
    const parts = (path: string) => path.split('/').map(part => part.replace(/\..*$/, '').toLowerCase())
    expect(pathsOf(code.filter(({ path }) => parts(path).some(part => bannedNames.includes(part))))).toEqual(
      [],
    )
  })

  it('no index file collects others', () => {
    expect(pathsOf(code.filter(({ path }) => basename(path).startsWith('index.')))).toEqual([])
  })

  it('no file names a package registry or a path of one machine', () => {
    const places = /registry\.npmjs\.org|api\.nuget\.org|deb\.debian\.org|\/(?:root|home\/\w+|work|tmp)\/\w+/
    const allowed = /LAUREL_HOME: \/home\/laurel|laurel:\/home\/laurel/
    const tracked = filesMatching().filter(({ path }) => path !== 'scripts/tidy/order.spec.ts')
    expect(
      pathsOf(tracked.filter(({ text }) => places.test(text.replaceAll(new RegExp(allowed, 'g'), '')))),
    ).toEqual([])
  })

  it('the lock file leaves it to each machine where packages come from', () => {
    expect(
      pathsOf(filesMatching('package-lock.json').filter(({ text }) => text.includes('"resolved": "http'))),
    ).toEqual([])
  })
})

const ruleFolders = [
  'members',
  'funds',
  'redemptions',
  'teams',
  'channels',
  'catalog',
  'parking',
  'processes',
  'values',
]
/** What runs rules, as against what is one. */
const runsRules = /processes\/(?:keepPromises|promiseKeeper|settle)\.ts$|\.spec\.ts$/
/** Hashing and comparing are pure, though they come from Node. */
const pureFromNode = ['ledger/values/derivedId.ts', 'ledger/values/jsonEquals.ts']

describe('rules are pure', () => {
  const rules = filesMatching(...ruleFolders.map(folder => `ledger/${folder}/*.ts`)).filter(
    ({ path }) => !runsRules.test(path),
  )

  it('there are rules to look at', () => expect(rules.length).toBeGreaterThan(40))

  it('no rule asks a clock or throws dice', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random|randomUUID|performance\.now/
    expect(pathsOf(rules.filter(({ text }) => impure.test(text)))).toEqual([])
  })

  it('no rule waits for anything', () => {
    expect(pathsOf(rules.filter(({ text }) => /\basync\b|\bawait\b|\bPromise</.test(text)))).toEqual([])
  })

  it('no rule touches files, the network or a database', () => {
    const reaches = (file: SourceFile) =>
      importsOf(file).some(
        from => from.startsWith('node:') || from === 'pg' || from.includes('/log/postgres'),
      )
    expect(pathsOf(rules.filter(reaches)).filter(path => !pureFromNode.includes(path))).toEqual([])
  })
})
