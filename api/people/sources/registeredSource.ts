import type { z } from 'zod'
import type { Issued, PersonSource, PersonSourceClient, SourceSurroundings } from './port.ts'
import type { SourceWebhooks } from './webhooks/port.ts'

/** An adapter beside others that have other settings. */
export type RegisteredSource = Omit<PersonSource<unknown>, 'create' | 'issue' | 'oauth' | 'webhooks'> & {
  readonly oauth?: NonNullable<PersonSource<unknown>['oauth']>
  readonly issue?: (
    current: unknown,
    request: Parameters<NonNullable<PersonSource<unknown>['issue']>>[1],
  ) => Issued<unknown>
  readonly webhooks?: SourceWebhooks<unknown>
  /** Throws for settings of another form. */
  readonly connect: (settings: unknown, surroundings: SourceSurroundings) => PersonSourceClient
}

export const registered = <Settings>({
  create,
  issue,
  webhooks,
  ...source
}: PersonSource<Settings>): RegisteredSource => ({
  ...source,
  ...(issue && {
    issue: (current, request) => issue(current === null ? null : source.settings.parse(current), request),
  }),
  ...(webhooks && { webhooks: webhooksOf(webhooks, source.settings) }),
  connect: (settings, surroundings) => create(source.settings.parse(settings), surroundings),
})

const webhooksOf = <Settings>(
  webhooks: SourceWebhooks<Settings>,
  settings: z.ZodType<Settings>,
): SourceWebhooks<unknown> => {
  switch (webhooks.scope) {
    case 'connection':
      return webhooks
    case 'typed':
      return { ...webhooks, secretIn: stored => webhooks.secretIn(settings.parse(stored)) }
    case 'app':
      return { ...webhooks, accountIn: stored => webhooks.accountIn(settings.parse(stored)) }
  }
}
