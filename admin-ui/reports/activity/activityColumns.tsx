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
  cell: entry => (entry.created_by ? <Person user={entry.created_by} /> : 'Laurel'),
})

const recipients: ActivityColumn = {
  name: 'for_users',
  label: 'field.for',
  cell: entry => <PeopleLine users={entry.for_users} />,
}

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

/** The columns of a report, in the order they are read. */
export const activityColumnsOf = (report: ActivityReport): readonly ActivityColumn[] => {
  switch (report) {
    case 'shoutouts':
    case 'shoutouts-by-recipient':
      return [date, by('field.from'), recipients, message, points, money]
    case 'awards':
    case 'awards-by-recipient':
      return [date, by('field.from'), award, recipients, message, points, money]
    case 'birthdays':
    case 'new-hires':
      return [date, celebrated, message, points, money]
    case 'anniversaries':
      return [date, celebrated, years, message, points, money]
    case 'redemptions':
      return [date, by('field.who'), reward, status, points, money]
    case 'points':
      return [date, recipients, by('field.from'), message, points, money]
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

const Dollars = ({ amount }: { readonly amount: number }) => useFormats().dollars(amount)

const Message = ({ entry }: { readonly entry: ActivityEntry }) => (
  <Box sx={{ minWidth: { md: 150 }, maxWidth: 360, overflowWrap: 'anywhere', textAlign: 'left' }}>
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
    <UndoButton entry={entry} />
  </Box>
)
