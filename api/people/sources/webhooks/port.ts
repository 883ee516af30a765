import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { PartnerMessage } from '../../../partners/partnerMessage.ts'
import type { SourceSurroundings } from '../sourceSurroundings.ts'

/** What a message is believed: whom it is about. What changed is read from the source. */
export type SourceHint = {
  /** The company at the source, for messages of scope `app`. */
  readonly account: string | null
  readonly externalIds: readonly string[]
  /** When the source wrote it; null where it does not say. */
  readonly sentAt: Instant | null
}

export type SourceWebhooks<Settings> = {
  /** Compares in constant time. */
  readonly isSigned: (message: PartnerMessage, secret: string) => boolean
  /** Null for a message that is about no person, or is unreadable. */
  readonly readHint: (message: PartnerMessage) => SourceHint | null
} & (
  | {
      /** Each connection has an address, which Laurel registers with it. */
      readonly scope: 'connection'
    }
  | {
      /** Each connection has an address, which an administrator enters at the source, with a secret of the settings. */
      readonly scope: 'typed'
      readonly secretIn: (settings: Settings) => string | null
    }
  | ({
      /** One address takes the messages of all companies that granted access. */
      readonly scope: 'app'
      readonly accountIn: (settings: Settings) => string
    } & AppSubscription)
)

/** Throws like the methods of `PersonSourceClient`. */
export type ConnectionSubscription = {
  /** Registers the address, in place of what is registered for it. */
  readonly begin: (address: string, signal: AbortSignal) => Promise<Subscribed>
  readonly end: (externalId: string, signal: AbortSignal) => Promise<void>
}

export type Subscribed = { readonly externalId: string; readonly secret: string }

/** A subscription of Laurel’s registration at the partner. */
export type AppSubscription = {
  /** Asks the partner to send to the address. It answers there, with a handshake. */
  readonly begin: (address: string, surroundings: SourceSurroundings, signal: AbortSignal) => Promise<void>
  /** The handshake in a message: the secret of later ones, which is unproven yet. Null for another message. */
  readonly readHandshake: (message: PartnerMessage) => Subscribed | null
  /** Confirms the handshake at the partner. Throws `SourceRefused` where it is not the partner’s. */
  readonly confirm: (
    handshake: Subscribed,
    surroundings: SourceSurroundings,
    signal: AbortSignal,
  ) => Promise<void>
  readonly end: (externalId: string, surroundings: SourceSurroundings, signal: AbortSignal) => Promise<void>
}
