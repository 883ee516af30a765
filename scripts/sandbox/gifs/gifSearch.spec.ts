import { createGifSearch } from '@laurel/api/recognition/gifs/gifSearch.ts'
import { gifProviderOf, gifProviders } from '@laurel/api/recognition/gifs/gifSettings.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createSlackSandbox } from '../createSlackSandbox.ts'
import { smallApp, smallWorkspace } from '../testing/smallWorkspace.ts'

const sandbox = await createSlackSandbox({ workspace: smallWorkspace, app: smallApp })
const { host } = new URL(sandbox.url)
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox.close())

describe.each(gifProviders)('a search at %s', provider => {
  const settings = { provider, apiKey: 'key', address: `${sandbox.url}/${provider}`, mediaHosts: [host] }
  const search = (changes: object = {}, patience = {}) =>
    createGifSearch({ ...settings, ...changes }, patience)

  it('finds GIFs with what can be seen in them, and their size', async () => {
    const findings = await search().find('  Confetti ')
    expect(findings).toEqual({
      kind: 'found',
      gifs: [
        {
          gifId: '1001',
          attachment: {
            type: gifProviderOf(provider).type,
            mediaUrl: `${sandbox.url}/gifs/confetti.gif`,
            width: 200,
            height: 150,
            altText: 'Confetti falls',
          },
        },
      ],
    })
  })

  it('finds nothing for an unknown word', async () => {
    expect(await search().find('spreadsheet')).toEqual({ kind: 'found', gifs: [] })
  })

  it('asks for what may be shown at work', () => {
    const url = gifProviderOf(provider).requestFor({
      address: 'https://gifs.example',
      apiKey: 'key',
      words: 'party & fun',
      countMax: 5,
    })
    expect(url.searchParams.get('q')).toBe('party & fun')
    expect(url.searchParams.get('contentfilter') ?? url.searchParams.get('rating')).toMatch(/^(high|g)$/)
  })

  it('leaves out what lies on a host that is not the provider’s', async () => {
    expect(await search({ mediaHosts: ['elsewhere.example'] }).find('confetti')).toEqual({
      kind: 'found',
      gifs: [],
    })
  })

  it('remembers what it found', async () => {
    const remembering = search()
    await remembering.find('heart')
    sandbox.faults.add({ method: 'gifs.search', answer: 'serverError', times: 9 })
    expect(await remembering.find('Heart')).toMatchObject({ kind: 'found', gifs: [{ gifId: '1002' }] })
  })

  it.each([
    ['rateLimited', 'status 429'],
    ['serverError', 'status 500'],
    ['error', 'in a form that is not its own'],
    ['hang', 'did not answer in time'],
  ] as const)(
    'says what is wrong when the provider’s answer is %s, and searches again the next time',
    async (answer, problem) => {
      sandbox.faults.add({ method: 'gifs.search', answer, times: 1 })
      const patient = search({}, { patienceMilliseconds: 200 })
      const findings = await patient.find('sun')
      expect(findings).toMatchObject({ kind: 'trouble', problem: expect.stringContaining(problem) })
      expect(JSON.stringify(findings)).not.toContain('key')
      expect(await patient.find('sun')).toMatchObject({ kind: 'found' })
    },
  )

  it('reports an unreachable provider and a wrong key', async () => {
    expect(await search({ address: 'http://127.0.0.1:9' }).find('sun')).toMatchObject({ kind: 'trouble' })
    expect(await search({ apiKey: '' }).find('sun')).toMatchObject({
      problem: expect.stringContaining('status 401'),
    })
  })
})
