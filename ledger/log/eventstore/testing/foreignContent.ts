import type { ForeignContent } from './startWireServer.ts'
import type { ForeignEvent } from './wireControl.ts'

const json = (type: string, data: unknown): ForeignEvent => ({
  type,
  isJson: true,
  data: JSON.stringify(data),
  metadata: '',
})

/** What an engine holds beside the events of Laurel. */
export const foreignContent = {
  /** A link, as projections of the engine write them by category. */
  link: (target: string, revision: number): ForeignContent => ({
    stream: `$ce-${target.split('-')[0]}`,
    events: [{ type: '$>', isJson: false, data: `${revision}@${target}`, metadata: '' }],
  }),
  streamMetadata: (stream: string): ForeignContent => ({
    stream: `$$${stream}`,
    events: [json('$metadata', { $acl: { $r: '$all' } })],
  }),
  settings: (): ForeignContent => ({
    stream: '$settings',
    events: [json('update', { $userStreamAcl: { $r: '$all' } })],
  }),
  /** Events of another program. */
  others: (count = 1): ForeignContent => ({
    stream: 'orders-4711',
    events: Array.from({ length: count }, (_, index) => json('OrderPlaced', { index })),
  }),
} as const
