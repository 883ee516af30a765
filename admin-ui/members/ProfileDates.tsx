import { noDate } from '@laurel/contract/people/userProfile.ts'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { privateMark } from '../celebrations/privateMark.ts'
import { dayChoices, daysIn, monthChoices, yearChoices } from './dateChoices.ts'
import { NumberChoice } from './NumberChoice.tsx'
import type { ProfileTexts } from './profileTexts.ts'

type ProfileDatesProps = {
  readonly texts: ProfileTexts
  readonly onChange: (changes: Partial<ProfileTexts>) => void
  readonly problemOf: (field: string) => string | undefined
  readonly isBirthdayPrivate: boolean
}

/** The days of a person that are celebrated. */
export const ProfileDates = ({ texts, onChange, problemOf, isBirthdayPrivate }: ProfileDatesProps) => {
  const { birthdayMonth, birthdayDay, anniversaryMonth, anniversaryDay, anniversaryYear } = texts
  return (
    <>
      <DateGroup
        label="Birthday"
        {...(isBirthdayPrivate && {
          mark: privateMark,
          hint: 'Kept private: the day is shown to nobody, and celebrated without telling anybody else. Choosing a day replaces it.',
        })}
      >
        <NumberChoice
          label="Month"
          choices={monthChoices}
          value={birthdayMonth}
          onChoose={month => onChange({ birthdayMonth: month, birthdayDay: keptDay(birthdayDay, month) })}
          problem={problemOf('birthday_month')}
        />
        <NumberChoice
          label="Day"
          choices={dayChoices(birthdayMonth)}
          value={birthdayDay}
          onChoose={day => onChange({ birthdayDay: day })}
          isDisabled={birthdayMonth === noDate}
          problem={problemOf('birthday_day')}
        />
      </DateGroup>
      <DateGroup label="Joined the company">
        <NumberChoice
          label="Month"
          choices={monthChoices}
          value={anniversaryMonth}
          onChoose={month =>
            onChange({ anniversaryMonth: month, anniversaryDay: keptDay(anniversaryDay, month) })
          }
          problem={problemOf('anniversary_month')}
        />
        <NumberChoice
          label="Day"
          choices={dayChoices(anniversaryMonth)}
          value={anniversaryDay}
          onChoose={day => onChange({ anniversaryDay: day })}
          isDisabled={anniversaryMonth === noDate}
          problem={problemOf('anniversary_day')}
        />
        <NumberChoice
          label="Year"
          choices={yearChoices(new Date().getFullYear())}
          value={anniversaryMonth === noDate ? noDate : (anniversaryYear ?? noDate)}
          onChoose={year => onChange({ anniversaryYear: year === noDate ? null : year })}
          isDisabled={anniversaryMonth === noDate}
          problem={problemOf('anniversary_year')}
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

/** The month stands first and has the longest names; on a phone all three share one line. */
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
