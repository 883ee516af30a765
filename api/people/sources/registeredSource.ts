import type { Issued, PersonSource, PersonSourceClient, SourceSurroundings } from './port.ts'

/** An adapter beside others that have other settings. */
export type RegisteredSource = Omit<PersonSource<unknown>, 'create' | 'issue' | 'oauth'> & {
  readonly oauth?: NonNullable<PersonSource<unknown>['oauth']>
  readonly issue?: (
    current: unknown,
    request: Parameters<NonNullable<PersonSource<unknown>['issue']>>[1],
  ) => Issued<unknown>
  /** Throws for settings of another form. */
  readonly connect: (settings: unknown, surroundings: SourceSurroundings) => PersonSourceClient
}

export const registered = <Settings>({
  create,
  issue,
  ...source
}: PersonSource<Settings>): RegisteredSource => ({
  ...source,
  ...(issue && {
    issue: (current, request) => issue(current === null ? null : source.settings.parse(current), request),
  }),
  connect: (settings, surroundings) => create(source.settings.parse(settings), surroundings),
})
