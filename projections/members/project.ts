import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { members } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  switch (event.type) {
    case 'MemberAdded': {
      const { memberId, externalKey, profile, isAdmin, isOwner } = event.data
      return [
        members.put({
          teamId,
          memberId,
          externalKey,
          ...profile,
          isActive: true,
          isAdmin,
          isOwner,
          addedAt: occurredAt,
        }),
      ]
    }
    case 'MemberProfileChanged':
      return [members.change({ teamId, memberId: event.data.memberId }, event.data.profile)]
    case 'MemberDeactivated':
      return [members.change({ teamId, memberId: event.data.memberId }, { isActive: false })]
    case 'MemberReactivated':
      return [members.change({ teamId, memberId: event.data.memberId }, { isActive: true })]
    case 'MemberAdminChanged':
      return [members.change({ teamId, memberId: event.data.memberId }, { isAdmin: event.data.isAdmin })]
    default:
      return []
  }
}

export const membersReadModel: ReadModel = { name: 'members', version: 1, tables: [members], project }
