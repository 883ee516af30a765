import { Command } from 'commander'
import { addErase } from './addErase.ts'
import { addLoginLink } from './addLoginLink.ts'
import { addMigrate } from './addMigrate.ts'
import { addRebuild } from './addRebuild.ts'
import { addRotateKeys } from './addRotateKeys.ts'
import { addAudit } from './audit/addAudit.ts'
import { addBackup } from './backup/addBackup.ts'
import { addBilling } from './billing/addBilling.ts'
import { addCopyLog } from './copyLog/addCopyLog.ts'
import { addFinance } from './finance/addFinance.ts'
import { addImport } from './import/addImport.ts'
import { addMcp } from './mcp/addMcp.ts'
import { addImportNonprofits } from './nonprofits/addImportNonprofits.ts'
import { addSimulate } from './simulate/addSimulate.ts'
import { addTax } from './tax/addTax.ts'

/** The `laurel` command with all of its subcommands. */
export const laurelProgram = (): Command => {
  const laurel = new Command('laurel')
    .description('The command line of Laurel: for administrators, auditors and scripts.')
    .showHelpAfterError()
  addLoginLink(laurel)
  addImport(laurel)
  addImportNonprofits(laurel)
  addAudit(laurel)
  addFinance(laurel)
  addTax(laurel)
  addSimulate(laurel)
  addRebuild(laurel)
  addErase(laurel)
  addBackup(laurel)
  addCopyLog(laurel)
  addMigrate(laurel)
  addRotateKeys(laurel)
  addBilling(laurel)
  addMcp(laurel)
  return laurel
}
