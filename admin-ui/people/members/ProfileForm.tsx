import { updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import type { UserDetails, UserProfile } from '@laurel/contract/people/userProfile.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { isInPlan } from '../../app/access/permissions.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { ProfileDates } from './ProfileDates.tsx'
import { profileChangesOf, profileSchema } from './profileForm.ts'

const eligibilities = [0, 1, 2, 3] as const

/** Days to celebrate, who may give and get points, allowances of their own, and how they are welcomed. */
export const ProfileForm = ({ user }: { readonly user: UserProfile }) => {
  const isPro = isInPlan(useMe(), 'awards')
  const text = useText()
  const { perform } = useAct(
    (details: UserDetails, act) =>
      act(updateUserProfile, { params: { id: user.id }, body: profileChangesOf(details, user) }),
    text('people.profile.saved'),
  )
  return (
    <SchemaForm schema={profileSchema(text('form.required'))} defaultValues={user} onSave={perform} isGuarded>
      <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Typography variant="h2">{text('people.profile.title')}</Typography>
        <Box sx={columnsStyle}>
          <ProfileDates isBirthdayPrivate={user.metadata.birthday_public === 'PRIVATE'} />
        </Box>
        <Box sx={columnsStyle}>
          <ChoiceInput
            source="point_eligibility"
            label={text('people.profile.eligibility')}
            choices={eligibilities.map(value => ({
              value,
              label: text(`people.profile.eligibilities.${value}`),
            }))}
          />
          <TextInput
            source="shoutout_allowance_override"
            isNumeric
            label={text('people.profile.shoutoutOverride')}
            hint={text('people.profile.overrideHint')}
          />
          <TextInput
            source="award_allowance_override"
            isNumeric
            isDisabled={!isPro}
            label={text('people.profile.awardOverride')}
            hint={text(isPro ? 'people.profile.overrideHint' : 'access.proOnly')}
          />
        </Box>
        <TextInput
          source="newhire_message"
          isOptional
          rows={2}
          label={text('people.profile.newHireMessage')}
          hint={text('people.profile.newHireHint')}
        />
        <SaveBar isAlwaysOpen />
      </Box>
    </SchemaForm>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
} as const
