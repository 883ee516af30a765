import { createUserFieldImport } from '@laurel/contract/people/userFieldImports.ts'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { FileDrop } from '../../elements/files/FileDrop.tsx'
import { useText } from '../../messages/useText.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { useFileCheck } from './useFileCheck.ts'

type ImportUsersProps = { readonly onImported: (importId: string) => void; readonly onClose: () => void }

/** Shows what a file changes, and its errors, before it is imported. */
export const ImportUsersDialog = ({ onImported, onClose }: ImportUsersProps) => {
  const text = useText()
  const { check, checked, problem, setProblem, isChecking } = useFileCheck()
  const { perform, isRunning, refusal } = useAct(
    (content: string, act) => act(createUserFieldImport, { body: { content } }),
    ({ import_id, message }) =>
      import_id === null
        ? { text: message ?? text('people.importing.nothingToDo'), type: 'warning' }
        : { text: text('people.importing.started'), type: 'success' },
    {
      onDone: ({ import_id, message }) =>
        import_id === null
          ? setProblem(message ?? text('people.importing.nothingToDo'))
          : onImported(import_id),
    },
  )
  const confirm = () => {
    if (!checked) return setProblem(problem ?? text('people.importing.noFile'))
    if (!checked.check.ok) return setProblem(text('people.importing.correct'))
    if (checked.check.people === 0) return setProblem(text('people.importing.nothingToDo'))
    void perform(checked.content)
  }
  return (
    <ActDialog
      title={text('people.importing.title')}
      confirmLabel={text('people.importing.import')}
      isWide
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{text('people.importing.lead')}</Typography>
      <Typography color="textSecondary">
        {text('people.importing.fromProfiles')}{' '}
        <Link component={RouterLink} to="/settings/profile-fields">
          {text('people.importing.profileFields')}
        </Link>
      </Typography>
      <FileDrop
        label={text('people.importing.chooseFile')}
        hint={checked?.name ?? text('people.importing.dropFile')}
        accept=".csv,.txt,.tsv,text/csv"
        isBusy={isRunning || isChecking}
        onFiles={files => void check(files)}
      />
      {problem !== undefined && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
      {checked && <ImportPreview check={checked.check} />}
    </ActDialog>
  )
}
