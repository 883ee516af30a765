import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ReportCaller, readReportScope, type ScopeRefusal, type ScopeRequest } from '../reportScope.ts'

export type FairnessScope = {
  /** Undefined for the whole team. */
  readonly people: readonly MemberId[] | undefined
}

/** The people whom a caller sees: direct reports and members of managed segments, but no channels, which are not theirs. */
export const readFairnessScope = async (
  database: Queryable,
  caller: ReportCaller,
  request: Pick<ScopeRequest, 'segment'>,
): Promise<FairnessScope | ScopeRefusal> => {
  const scope = await readReportScope(database, caller, request)
  if (typeof scope === 'string') return scope
  switch (scope.kind) {
    case 'team':
      return { people: undefined }
    case 'people': {
      const { memberIds, channelIds } = scope
      return memberIds.length === 0 && channelIds.length > 0 ? 'FORBIDDEN' : { people: memberIds }
    }
    case 'channel':
      throw new Error('No channel was requested.')
  }
}
