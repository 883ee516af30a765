import { describe, expect, it } from 'vitest'
import { filesMatching } from './sourceFiles.ts'

/** A use case is a file in the root of a feature. The folders `http/` and `slack/` beside it translate. */
const useCases = filesMatching('api/*.ts').filter(({ path }) =>
  /^api\/(?:recognition|awards|celebrations)\/[^/]+\.ts$/.test(path),
)

describe('use cases', () => {
  it('exist', () => {
    expect(useCases.length).toBeGreaterThan(10)
  })

  it('import neither Fastify nor Slack', () => {
    const offences = useCases.filter(({ text }) => /from '(?:fastify|@slack\/[^']*)'/.test(text))
    expect(offences.map(({ path }) => path)).toEqual([])
  })

  it('import no translator of HTTP or Slack', () => {
    const offences = useCases.filter(
      ({ path, text }) =>
        !path.endsWith('.spec.ts') && /from '\.[^']*\/(?:http|slack)\/(?!serving\/calendar)/.test(text),
    )
    expect(offences.map(({ path }) => path)).toEqual([])
  })
})
