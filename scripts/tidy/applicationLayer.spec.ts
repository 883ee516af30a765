import { describe, expect, it } from 'vitest'
import { projectImportsOf } from './imports.ts'
import { filesMatching, importsOf, type SourceFile } from './sourceFiles.ts'

const features = [
  'access',
  'awards',
  'billing',
  'celebrations',
  'operations',
  'people',
  'recognition',
  'reports',
  'rewards',
  'team',
]

const filesOfFeatures = filesMatching('api/*.ts').filter(
  ({ path }) => features.includes(path.split('/')[1] ?? '') && !/\.spec\.ts$|\/testing\//.test(path),
)
const surface = /^api\/([^/]+)\/(?:http|slack)\//
const routeFiles = filesOfFeatures.filter(({ path }) => /^api\/[^/]+\/http\//.test(path))
const useCases = filesOfFeatures.filter(({ path }) => !surface.test(path))

const featureOf = (path: string): string => path.split('/')[1] ?? ''

const across = ({ path }: SourceFile, target: string): boolean =>
  surface.test(target) && features.includes(featureOf(target)) && featureOf(target) !== featureOf(path)

describe('the application layer', () => {
  it('has use cases that know neither Fastify nor Slack', () => {
    const surfaces = /^(?:fastify|@fastify\/|@slack\/)/
    const offences = useCases.flatMap(file =>
      [
        ...importsOf(file).filter(specifier => surfaces.test(specifier)),
        ...projectImportsOf(file).filter(
          target => /^api\/(?:http|slack)\//.test(target) || surface.test(target),
        ),
      ].map(target => `${file.path} imports ${target}`),
    )
    expect(useCases.length).toBeGreaterThan(50)
    expect(offences).toEqual([])
  })

  it('lets features import each other’s use cases, never each other’s http or slack', () => {
    const offences = filesOfFeatures.flatMap(file =>
      projectImportsOf(file)
        .filter(target => across(file, target))
        .map(target => `${file.path} imports ${target}`),
    )
    expect(offences).toEqual([])
  })

  it('has routes that leave commands to use cases', () => {
    const sending = routeFiles.filter(({ text }) => /\bledger\s*\.handle\(/.test(text))
    expect(sending.map(({ path }) => path)).toEqual([])
  })

  it('has routes with the name of the contract file that they serve', () => {
    const contract = new Set(filesMatching('api/contract/*.ts').map(({ path }) => path))
    const misnamed = routeFiles
      .filter(({ text }) => text.includes('...routeOf('))
      .map(({ path }) => path)
      .filter(path => !contract.has(path.replace(/^api\/([^/]+)\/http\//, 'api/contract/$1/')))
    expect(misnamed).toEqual([])
  })
})
