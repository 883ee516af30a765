import { updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { UserDetails, type UserProfile } from '@laurel/contract/people/userProfile.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { z } from 'zod'
import { FormField } from '../acts/FormField.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'
import { proOnly } from '../shell/SectionEntry.tsx'
import { NumberChoice } from './NumberChoice.tsx'
import { ProfileDates } from './ProfileDates.tsx'
import { missingPart, type ProfileTexts, profileRequestOf, profileTextsOf } from './profileTexts.ts'

const Changes = UserDetails.partial()

const eligibilities = [
  { value: 0, label: 'Send and receive' },
  { value: 1, label: 'Only send' },
  { value: 2, label: 'Only receive' },
  { value: 3, label: 'Neither' },
] as const

const overrideHint = 'Set to 0 to clear override.'

/** Days to celebrate, who may give and get points, allowances of their own, and how they are welcomed. */
export const ProfileForm = ({ user }: { readonly user: UserProfile }) => {
  const { client } = useConnection()
  const { team } = useMe()
  const isPro = team.plan_type === 1
  const [former, setFormer] = useState(() => profileTextsOf(user))
  const [missing, setMissing] = useState<string>()
  const form = useSchemaForm(former)
  const { perform, isRunning, refusal } = useAct(
    (body: z.output<typeof Changes>, options) =>
      client.call(updateUserProfile, { params: { id: user.id }, body }, options),
    'User has been updated.',
  )
  const texts = form.values
  const problemOf = (field: string) =>
    missing === field ? 'Choose this, too.' : form.errorOf(field, refusal)

  const save = async () => {
    const part = missingPart(texts)
    setMissing(part)
    const body = form.parse(Changes, profileRequestOf(texts, former))
    if (part === undefined && body && (await perform(body))) setFormer(texts)
  }
  const change = (changes: Partial<ProfileTexts>) => {
    setMissing(undefined)
    form.changeAll(changes)
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}
    >
      <Typography variant="h2">Profile</Typography>
      <Box sx={columnsStyle}>
        <ProfileDates
          texts={texts}
          onChange={change}
          problemOf={problemOf}
          isBirthdayPrivate={user.metadata.birthday_public === 'PRIVATE'}
        />
      </Box>
      <Box sx={columnsStyle}>
        <NumberChoice
          label="Point eligibility"
          choices={eligibilities}
          value={texts.eligibility}
          onChoose={value => change({ eligibility: UserDetails.shape.point_eligibility.parse(value) })}
          problem={problemOf('point_eligibility')}
        />
        <FormField
          label="Shoutout allowance override"
          isNumeric
          value={texts.shoutoutOverride}
          onType={text => change({ shoutoutOverride: text })}
          problem={problemOf('shoutout_allowance_override')}
          hint={overrideHint}
        />
        <FormField
          label="Award allowance override"
          isNumeric
          isDisabled={!isPro}
          value={texts.awardOverride}
          onType={text => change({ awardOverride: text })}
          problem={problemOf('award_allowance_override')}
          hint={isPro ? overrideHint : proOnly}
        />
      </Box>
      <FormField
        label="New hire message"
        isOptional
        rows={2}
        value={texts.newHireMessage}
        onType={text => change({ newHireMessage: text })}
        problem={problemOf('newhire_message')}
        hint="Said on the first day in place of the usual welcome; {name} mentions the person."
      />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" loading={isRunning}>
          Save
        </Button>
      </Box>
    </Box>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
} as const
