import Divider from '@mui/material/Divider'
import { BannersInput } from '../elements/banners/BannersInput.tsx'
import { ChoiceInput } from '../elements/form/ChoiceInput.tsx'
import { TextInput } from '../elements/form/TextInput.tsx'
import { GiftRowsInput } from '../elements/gifts/GiftRowsInput.tsx'
import { PointsInput } from '../elements/points/PointsInput.tsx'
import { useText } from '../messages/useText.ts'
import { AnnouncementInput } from './AnnouncementInput.tsx'
import { MilestonesInput } from './MilestonesInput.tsx'
import type { Occasion } from './occasions.ts'

const weekendModes = ['DAY_OF', 'FRIDAY', 'MONDAY'] as const

type AwardFieldsProps = { readonly occasion: Occasion; readonly goneChannels: number }

/** What people get, when, and how the team hears of it. */
export const AwardFields = ({ occasion, goneChannels }: AwardFieldsProps) => {
  const text = useText()
  const isAnniversary = occasion.kind === 'ANNIVERSARY'
  return (
    <>
      <PointsInput
        source="points"
        label={text('celebrations.points')}
        hint={text('celebrations.pointsHint')}
      />
      <GiftRowsInput source="rewards" />
      <Divider />
      {occasion.kind !== 'NEW_HIRE' && (
        <ChoiceInput
          source="weekend_mode"
          label={text('celebrations.weekend')}
          choices={weekendModes.map(value => ({ value, label: text(`celebrations.weekendModes.${value}`) }))}
        />
      )}
      <AnnouncementInput goneChannels={goneChannels} />
      <Divider />
      <BannersInput source="award_skin" />
      <TextInput
        source="message"
        isOptional
        rows={3}
        label={text('celebrations.message')}
        hint={text(isAnniversary ? 'celebrations.messageHintYears' : 'celebrations.messageHint')}
      />
      {isAnniversary && (
        <>
          <Divider />
          <MilestonesInput />
        </>
      )}
    </>
  )
}
