import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesMatching, type SourceFile } from './sourceFiles.ts'

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
    // The data folder in the container.
    const allowed = /\/home\/node\/laurel/
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
