import { getUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { FieldSources } from './FieldSources.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { WorkspaceProfile } from './WorkspaceProfile.tsx'

/** What people operations keep of a person. */
export const MemberProfile = ({ memberId }: { readonly memberId: string }) => {
  const text = useText()
  const profile = useAnswer(getUserProfile, after => ({ params: { id: memberId }, query: after }), [memberId])
  const { data } = profile
  return (
    <Card component="section" aria-label={text('people.profile.title')} sx={{ marginBottom: 4 }}>
      {data && <ProfileForm user={data.user} />}
      {data && <WorkspaceProfile values={data.user.custom_fields} />}
      {data && <FieldSources memberId={memberId} />}
      <NotLoaded of={profile} columns={2} />
    </Card>
  )
}
