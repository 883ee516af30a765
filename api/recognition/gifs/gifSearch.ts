import { isShownFrom } from '@laurel/ledger/members/shoutouts/mediaHosts.ts'
import { LRUCache } from 'lru-cache'
import { type Gif, type GifProvider, gifOf } from './gifProvider.ts'
import { type GifSettings, gifProviderOf, mediaHostsOf } from './gifSettings.ts'

/** The result of a search: GIFs, perhaps none, or the problem of the provider. */
export type GifFindings =
  | { readonly kind: 'found'; readonly gifs: readonly Gif[] }
  | { readonly kind: 'trouble'; readonly problem: string }

export type GifSearch = {
  /** The public name of the provider. */
  readonly providerName: string
  readonly mediaHosts: readonly string[]
  /** Never throws because of the provider: a shoutout does not wait for a picture. */
  readonly find: (words: string) => Promise<GifFindings>
}

/** Longer searches find nothing that shorter ones do not. */
export const gifWordsLengthMax = 80

/** Slack waits 3 seconds for options. */
const answerWithinMilliseconds = 2_000
const gifsMax = 20
const rememberedMilliseconds = 10 * 60 * 1000
const searchesRememberedMax = 500

/** Searches the configured provider. Results are cached, so that choosing one needs no second request. */
export const createGifSearch = (
  settings: GifSettings,
  {
    patienceMilliseconds = answerWithinMilliseconds,
  }: {
    readonly patienceMilliseconds?: number
  } = {},
): GifSearch => {
  const provider = gifProviderOf(settings.provider)
  const mediaHosts = mediaHostsOf(settings)
  const remembered = new LRUCache<string, readonly Gif[]>({
    max: searchesRememberedMax,
    ttl: rememberedMilliseconds,
  })
  return {
    providerName: provider.name,
    mediaHosts,
    find: async typed => {
      const words = typed.trim().toLowerCase().slice(0, gifWordsLengthMax).toWellFormed()
      const before = remembered.get(words)
      if (before) return { kind: 'found', gifs: before }
      const url = provider.requestFor({
        address: settings.address ?? provider.address,
        apiKey: settings.apiKey,
        words,
        countMax: gifsMax,
      })
      const findings = await ask(provider, url, mediaHosts, patienceMilliseconds)
      if (findings.kind === 'found') remembered.set(words, findings.gifs)
      return findings
    },
  }
}

/** The URL contains the API key, so neither the URL nor an error that quotes it is logged or returned. */
const ask = async (
  provider: GifProvider,
  url: URL,
  mediaHosts: readonly string[],
  patienceMilliseconds: number,
): Promise<GifFindings> => {
  const trouble = (problem: string): GifFindings => ({
    kind: 'trouble',
    problem: `${provider.name} ${problem}`,
  })
  let body: unknown
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    if (!answer.ok) return trouble(`answered with status ${answer.status}.`)
    body = await answer.json()
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return trouble(isLate ? 'did not answer in time.' : 'could not be reached, or answered nonsense.')
  }
  try {
    const gifs = provider.read(body).flatMap(found => gifOf(provider.type, found) ?? [])
    return { kind: 'found', gifs: gifs.filter(({ attachment }) => isShownFrom(attachment, mediaHosts)) }
  } catch {
    return trouble('answered in a form that is not its own.')
  }
}
