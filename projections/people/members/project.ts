import { formerMember } from '@laurel/ledger/members/events.ts'
import { noDetails } from '@laurel/ledger/members/profile/details.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { members } from './tables.ts'

const noLocale = { chatLocale: null, locale: null, place: null }
const noFields = { fields: {}, managerId: null }

const project = projectBy({
  MemberAdded: ({ data: { memberId, externalKey, profile, isAdmin, isOwner }, metadata }) => [
    members.put({
      teamId: metadata.teamId,
      memberId,
      externalKey,
      ...profile,
      isActive: true,
      isAdmin,
      isOwner,
      ...noDetails,
      ...noFields,
      ...noLocale,
      addedAt: metadata.occurredAt,
    }),
  ],
  MemberProfileChanged: ({ data: { memberId, profile }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, profile),
  ],
  MemberDeactivated: ({ data: { memberId }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { isActive: false }),
  ],
  MemberReactivated: ({ data: { memberId }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { isActive: true }),
  ],
  MemberErased: ({ data: { memberId }, metadata: { teamId } }) => [
    members.change(
      { teamId, memberId },
      {
        name: formerMember,
        email: null,
        pictureUrl: null,
        timeZone: null,
        isActive: false,
        ...noDetails,
        ...noFields,
        ...noLocale,
      },
    ),
  ],
  MemberDetailsSet: ({ data: { memberId, details }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, details),
  ],
  MemberFieldsSynced: ({ data: { memberId, fields, managerId }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { fields, managerId }),
  ],
  MemberDatesSynced: ({ data: { memberId, birthday, joinedOn }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { birthday, joinedOn }),
  ],
  MemberLocaleSynced: ({ data: { memberId, locale: chatLocale }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { chatLocale }),
  ],
  LocaleChosen: ({ data: { memberId, locale, place }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { locale, place }),
  ],
  MemberAdminChanged: ({ data: { memberId, isAdmin }, metadata: { teamId } }) => [
    members.change({ teamId, memberId }, { isAdmin }),
  ],
})

export const membersReadModel: ReadModel = { name: 'members', version: 13, tables: [members], project }
