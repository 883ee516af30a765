import { z } from 'zod'
import type { SourceStore } from '../connections/sourceConnections.ts'

/** Messages of sources in the inbox. */
export const inboxName = 'sources'

const subscriptionId = z.uuid()

/** What is kept of a message until it is processed. A handshake holds a secret. */
const StoredMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hint'),
    subscriptionId,
    account: z.string().nullable(),
    externalIds: z.array(z.string()).max(100),
  }),
  z.strictObject({
    kind: z.literal('handshake'),
    subscriptionId,
    externalId: z.string().max(200),
    secret: z.string().max(2_000),
  }),
])
export type StoredMessage = z.infer<typeof StoredMessage>

const owner = 'message of a source'

export const sealMessage = ({ cipher }: Pick<SourceStore, 'cipher'>, message: StoredMessage): string =>
  cipher.seal(JSON.stringify(StoredMessage.parse(message)), owner)

export const openMessage = ({ cipher }: Pick<SourceStore, 'cipher'>, sealed: string): StoredMessage =>
  StoredMessage.parse(JSON.parse(cipher.open(sealed, owner)))
