import { noDate, type UserDetails } from '@laurel/contract/people/userProfile.ts'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { dayChoices, daysIn, monthChoices, yearChoices } from './dateChoices.ts'

/** The days of a person that are celebrated. */
export const ProfileDates = ({ isBirthdayPrivate }: { readonly isBirthdayPrivate: boolean }) => {
  const text = useText()
  const { locale } = useFormats()
  const none = text('people.none')
  const { watch, setValue, getValues } = useFormContext<UserDetails>()
  const [birthdayMonth, anniversaryMonth] = watch(['birthday_month', 'anniversary_month'])
  const keepDay = (name: 'birthday_day' | 'anniversary_day', month: number) =>
    setValue(name, keptDay(getValues(name), month), { shouldDirty: true })
  return (
    <>
      <DateGroup
        label={text('people.profile.birthday')}
        {...(isBirthdayPrivate && { mark: text('people.private'), hint: text('people.profile.privateHint') })}
      >
        <ChoiceInput
          source="birthday_month"
          label={text('people.profile.month')}
          choices={monthChoices(none, locale)}
          onChoose={month => keepDay('birthday_day', month)}
        />
        <ChoiceInput
          source="birthday_day"
          label={text('people.profile.day')}
          choices={dayChoices(birthdayMonth, none)}
          isDisabled={birthdayMonth === noDate}
        />
      </DateGroup>
      <DateGroup label={text('people.profile.joined')}>
        <ChoiceInput
          source="anniversary_month"
          label={text('people.profile.month')}
          choices={monthChoices(none, locale)}
          onChoose={month => keepDay('anniversary_day', month)}
        />
        <ChoiceInput
          source="anniversary_day"
          label={text('people.profile.day')}
          choices={dayChoices(anniversaryMonth, none)}
          isDisabled={anniversaryMonth === noDate}
        />
        <ChoiceInput
          source="anniversary_year"
          label={text('people.profile.year')}
          choices={yearChoices(new Date().getFullYear(), none)}
          isDisabled={anniversaryMonth === noDate}
        />
      </DateGroup>
    </>
  )
}

/** The day when the month has it, none otherwise. */
const keptDay = (day: number, month: number): number => (day <= daysIn(month) ? day : noDate)

type DateGroupProps = {
  readonly label: string
  /** Said behind the label. */
  readonly mark?: string
  readonly hint?: string
  readonly children: ReactNode
}

/** The month comes first and has the longest names; on a phone all three share one line. */
const dateParts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  '& > *': { flex: '1 1 84px', minWidth: 0 },
  '& > :first-of-type': { flex: '1.4 1 126px' },
}

const DateGroup = ({ label, mark, hint, children }: DateGroupProps) => {
  const labelId = useId()
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1.25, alignContent: 'start' }}>
      <Typography variant="subtitle2" id={labelId}>
        {label}
        {mark !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` ${mark}`}
          </Box>
        )}
      </Typography>
      <Box sx={dateParts}>{children}</Box>
      {hint !== undefined && <FormHelperText sx={{ margin: 0 }}>{hint}</FormHelperText>}
    </Box>
  )
}
