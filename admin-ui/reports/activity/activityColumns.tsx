import type { ActivityEntry, ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { GifPicture } from '../../elements/gifs/GifPicture.tsx'
import type { Column } from '../../elements/list/column.ts'
import { PeopleLine } from '../../elements/people/PeopleLine.tsx'
import { Person } from '../../elements/people/Person.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { LongMessage } from '../../elements/text/LongMessage.tsx'
import { When } from '../../elements/time/When.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { RewardName } from '../../rewards/catalog/RewardName.tsx'
import { Reactions } from './Reactions.tsx'
import { StatusChip } from './StatusChip.tsx'
import { UndoButton } from './UndoButton.tsx'

type ActivityColumn = Column<ActivityEntry>

const date: ActivityColumn = {
  name: 'created_at',
  label: 'field.date',
  sortField: 'created_at',
  width: 120,
  cell: entry => <When instant={entry.created_at} />,
}

const by = (label: TextKey): ActivityColumn => ({
  name: 'created_by',
  label,
  isCardTitle: true,
  sortField: 'created_by',
  cell: entry => (entry.created_by ? <Person user={entry.created_by} /> : 'Laurel'),
})

const recipients: ActivityColumn = {
  name: 'for_users',
  label: 'field.for',
  cell: entry => <PeopleLine users={entry.for_users} />,
}

const recipient: ActivityColumn = { ...recipients, sortField: 'for_users' }

const message: ActivityColumn = {
  name: 'message',
  label: 'field.message',
  cell: entry => <Message entry={entry} />,
}

const award: ActivityColumn = {
  name: 'award',
  label: 'field.award',
  sortField: 'award',
  cell: entry => <AwardName entry={entry} />,
}

const celebrated: ActivityColumn = {
  name: 'for_users',
  label: 'field.who',
  isCardTitle: true,
  sortField: 'for_users',
  cell: entry => <PeopleLine users={entry.for_users} />,
}

const years: ActivityColumn = {
  name: 'years',
  label: 'field.years',
  isNumeric: true,
  cell: entry => entry.years ?? '–',
}

const points: ActivityColumn = {
  name: 'points',
  label: 'field.points',
  sortField: 'points',
  isNumeric: true,
  cell: entry => <PointsAmount points={entry.points} withMoney={false} />,
}

const money: ActivityColumn = {
  name: 'currency_value',
  label: 'field.worth',
  sortField: 'currency_value',
  isNumeric: true,
  cell: entry => <Dollars amount={entry.currency_value} />,
}

const reward: ActivityColumn = {
  name: 'redemption',
  label: 'field.reward',
  cell: entry => (entry.redemption ? <RewardName {...entry.redemption} /> : '–'),
}

const status: ActivityColumn = {
  name: 'status',
  label: 'field.status',
  cell: entry => <StatusChip status={entry.status} />,
}

const nominator: ActivityColumn = {
  ...by('field.from'),
  cell: entry => (entry.created_by ? <Person user={entry.created_by} /> : '–'),
}

const nominatedAward: ActivityColumn = { ...award, name: 'nominated_award', sortField: 'nominated_award' }

const campaign: ActivityColumn = {
  name: 'campaign',
  label: 'field.campaign',
  sortField: 'campaign',
  cell: entry => entry.campaign?.title ?? '–',
}

const email: ActivityColumn = {
  name: 'email',
  label: 'field.email',
  cell: ({ person }) => <LongWord text={person?.email ?? '–'} />,
}

const names = (name: 'groups' | 'segments', label: TextKey): ActivityColumn => ({
  name,
  label,
  cell: ({ person }) => <LongWord text={person?.[name].join(', ') || '–'} />,
})

const personPoints = (
  name: 'points_earned' | 'points_redeemed' | 'point_balance',
  label: TextKey,
  sortField: string | undefined,
): ActivityColumn => ({
  name,
  label,
  isNumeric: true,
  ...(sortField !== undefined && { sortField }),
  cell: ({ person }) => <PointsAmount points={person?.[name] ?? 0} withMoney={false} />,
})

const added: ActivityColumn = { ...date, label: 'field.added' }

/** The columns of a report, in the order they are read. `isBounded`: it is about some days, and not about all. */
export const activityColumnsOf = (report: ActivityReport, isBounded: boolean): readonly ActivityColumn[] => {
  switch (report) {
    case 'shoutouts':
      return [date, by('field.from'), recipients, message, points, money]
    case 'shoutouts-by-recipient':
      return [date, by('field.from'), recipient, message, points, money]
    case 'awards':
      return [date, by('field.from'), award, recipients, message, points, money]
    case 'awards-by-recipient':
      return [date, by('field.from'), award, recipient, message, points, money]
    case 'birthdays':
    case 'new-hires':
      return [date, celebrated, message, points, money]
    case 'anniversaries':
      return [date, celebrated, years, message, points, money]
    case 'redemptions':
      return [date, by('field.who'), reward, status, points, money]
    case 'points':
      return [date, recipient, by('field.from'), message, points, money]
    case 'nominations':
      return [date, nominator, recipient, campaign, nominatedAward, message]
    case 'point-totals':
      // Sums of some days have no order of their own.
      return [
        by('field.who'),
        personPoints('points_earned', 'field.earned', isBounded ? undefined : 'points_earned'),
        personPoints('points_redeemed', 'field.redeemed', isBounded ? undefined : 'points_redeemed'),
        personPoints('point_balance', 'field.balance', 'points'),
      ]
    case 'users':
      return [
        by('field.who'),
        email,
        names('groups', 'field.channels'),
        names('segments', 'field.segments'),
        added,
        personPoints('point_balance', 'field.balance', 'points'),
        status,
      ]
  }
}

const AwardName = ({ entry: { award: named, is_private: isPrivate } }: { readonly entry: ActivityEntry }) => {
  const text = useText()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 550 }}>
      {named?.name ?? '–'}
      {isPrivate && (
        <Lock titleAccess={text('reports.private')} sx={{ fontSize: 16, color: 'text.secondary' }} />
      )}
    </Box>
  )
}

const LongWord = ({ text }: { readonly text: string }) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {text}
  </Box>
)

const Dollars = ({ amount }: { readonly amount: number }) => useFormats().dollars(amount)

const Message = ({ entry }: { readonly entry: ActivityEntry }) => (
  <Box sx={{ minWidth: { md: 128 }, maxWidth: 360, overflowWrap: 'anywhere', textAlign: 'left' }}>
    {entry.status === 'RECALLED' && <StatusChip status={entry.status} />}
    {entry.message_text !== null && <LongMessage message={entry.message_text} />}
    {entry.attachment && <GifPicture attachment={entry.attachment} />}
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {[
        entry.type === 'points' && entry.award?.name,
        entry.value_text !== null && `#${entry.value_text}`,
        entry.group?.title,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
    <Reactions reactions={entry.reactions} />
    <UndoButton entry={entry} />
  </Box>
)
