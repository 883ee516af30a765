import Card from '@mui/material/Card'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ProfileFieldList } from './ProfileFieldList.tsx'
import { ProfileFieldsForm } from './ProfileFieldsForm.tsx'

/** What the chat workspace has on profiles, and what of it means something here. */
export const ProfileFieldsPage = () => {
  const text = useText()
  const { custom_fields: customFields } = useMe().team
  return (
    <Page
      title={text('people.profileFields.title')}
      lead={text('people.whatYourWorkspaceIn')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      {customFields.slack_fields.length === 0 ? (
        <Card sx={{ maxWidth: 720 }}>
          <EmptyState
            title={text('people.noProfileFieldsYet')}
            sentence={text('people.ownersOfYourWorkspace')}
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
