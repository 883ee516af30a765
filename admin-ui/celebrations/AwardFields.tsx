import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import Divider from '@mui/material/Divider'
import { FormField } from '../acts/FormField.tsx'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { BannersField } from '../banners/BannersField.tsx'
import { GiftRowsField } from '../gifts/GiftRowsField.tsx'
import { useTeamWords } from '../points/useTeamWords.ts'
import { AnnouncementField } from './AnnouncementField.tsx'
import { MilestonesField } from './MilestonesField.tsx'
import type { Occasion } from './occasions.ts'
import type { AwardForm } from './useAwardForm.ts'
import { WeekendField } from './WeekendField.tsx'

type AwardFieldsProps = { readonly occasion: Occasion; readonly form: AwardForm }

/** What people get, when, and how the team hears of it. */
export const AwardFields = ({ occasion, form }: AwardFieldsProps) => {
  const { texts, change, problemOf } = form
  const say = useTeamWords()
  return (
    <>
      <FormField
        label={say('Points per award')}
        isNumeric
        value={texts.points}
        onType={points => change({ points })}
        problem={problemOf('points')}
        hint={worthOf(texts.points)}
      />
      <GiftRowsField rows={texts.rewards} onChange={rewards => change({ rewards })} />
      <Divider />
      {occasion.kind !== 'NEW_HIRE' && (
        <WeekendField value={texts.weekendMode} onChoose={weekendMode => change({ weekendMode })} />
      )}
      <AnnouncementField texts={texts} onChange={change} problem={problemOf('channels')} />
      <Divider />
      <BannersField
        bannerIds={texts.bannerIds}
        onChange={bannerIds => change({ bannerIds })}
        problem={problemOf('award_skin')}
      />
      <FormField
        label="Celebration message"
        isOptional
        rows={3}
        value={texts.message}
        onType={message => change({ message })}
        problem={problemOf('message')}
        hint={
          occasion.kind === 'ANNIVERSARY'
            ? '{name} mentions the person, {award_years} gives the years.'
            : '{name} mentions the person.'
        }
      />
      {occasion.kind === 'ANNIVERSARY' && (
        <>
          <Divider />
          <MilestonesField
            milestones={texts.milestones}
            onChange={milestones => change({ milestones })}
            problemOf={problemOf}
          />
        </>
      )}
    </>
  )
}

const worthOf = (text: string): string => {
  const points = wholeNumber(text)
  return typeof points === 'number' && points > 0
    ? `Worth ${formatPointsAsMoney(points)} to each person.`
    : 'Can be 0, when a gift or the words alone are enough.'
}
