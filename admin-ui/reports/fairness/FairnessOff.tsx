import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { FairnessNote } from './FairnessNote.tsx'
import { useSwitchFairness } from './useSwitchFairness.ts'

/** What the report would show, before an administrator switches it on. */
export const FairnessOff = ({ isAdmin }: { readonly isAdmin: boolean }) => {
  const text = useText()
  const { perform, isRunning, refusal } = useSwitchFairness(text('fairness.switchedOn'))
  return (
    <>
      <Card sx={{ marginBottom: 2 }}>
        <EmptyState
          title={text('fairness.off')}
          sentence={text(isAdmin ? 'fairness.offSentence' : 'fairness.askToSwitchOn')}
          {...(isAdmin && {
            action: (
              <>
                <Button variant="contained" loading={isRunning} onClick={() => void perform(true)}>
                  {text('fairness.switchOn')}
                </Button>
                <RefusalLine refusal={refusal} />
              </>
            ),
          })}
        />
      </Card>
      {isAdmin && <FairnessNote />}
    </>
  )
}
