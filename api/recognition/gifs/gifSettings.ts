import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { GifProvider } from './gifProvider.ts'
import { giphy } from './giphy.ts'
import { klipy } from './klipy.ts'

export const gifProviders = ['klipy', 'giphy'] as const

/** Which provider of GIFs is asked, and how. */
export type GifSettings = {
  readonly provider: (typeof gifProviders)[number]
  readonly apiKey: string
  /** Where the provider is; its own address unless said otherwise. */
  readonly address?: string | undefined
  /** Where its pictures lie, `media.example.com` or `*.example.com`; its own hosts unless said otherwise. */
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

/** The hosts that pictures may be shown from; none where no provider is set up. */
export const mediaHostsOf = (settings: GifSettings | undefined): readonly string[] =>
  settings === undefined ? [] : (settings.mediaHosts ?? gifProviderOf(settings.provider).mediaHosts)
