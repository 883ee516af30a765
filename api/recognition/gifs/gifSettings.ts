import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { GifProvider } from './gifProvider.ts'
import { giphy } from './giphy.ts'
import { klipy } from './klipy.ts'

export const gifProviders = ['klipy', 'giphy'] as const

/** The GIF provider and its configuration. */
export type GifSettings = {
  readonly provider: (typeof gifProviders)[number]
  readonly apiKey: string
  /** The base URL of the provider, if not its own. */
  readonly address?: string | undefined
  /** The hosts of its pictures, `media.example.com` or `*.example.com`, if not its own. */
  readonly mediaHosts?: readonly string[] | undefined
}

export const gifProviderOf = (provider: GifSettings['provider']): GifProvider => {
  switch (provider) {
    case 'klipy':
      return klipy
    case 'giphy':
      return giphy
    default:
      return assertNever(provider)
  }
}

/** The hosts that pictures may be shown from; none without a provider. */
export const mediaHostsOf = (settings: GifSettings | undefined): readonly string[] =>
  settings === undefined ? [] : (settings.mediaHosts ?? gifProviderOf(settings.provider).mediaHosts)
