import Card from '@mui/material/Card'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { ProfileFieldList } from './ProfileFieldList.tsx'
import { ProfileFieldsForm } from './ProfileFieldsForm.tsx'

/** What the chat workspace has on profiles, and what of it means something here. */
export const ProfileFieldsPage = () => {
  const { custom_fields: customFields } = useMe().team
  return (
    <Page
      title="Profile fields"
      lead="What your workspace in Slack has on everybody’s profile, and what of it Laurel acts on. It is read when somebody joins and every night."
      crumb={{ path: '/settings', label: 'Settings' }}
    >
      {customFields.slack_fields.length === 0 ? (
        <Card sx={{ maxWidth: 720 }}>
          <EmptyState
            title="No profile fields yet"
            sentence="Owners of your workspace add fields such as Manager or Start date to everybody’s profile in Slack. Laurel finds them by itself."
          />
        </Card>
      ) : (
        <>
          <ProfileFieldsForm fields={customFields.slack_fields} saved={customFields.profile_fields} />
          <ProfileFieldList fields={customFields.slack_fields} />
        </>
      )}
    </Page>
  )
}
