/** For a person who opens the archive. */
export const packReadme = `Attestation pack of a closed month

Check it with the stand-alone verifier (scripts/verifier, Node 22.18 or newer), which shares no code with Laurel:

  node pack.ts PACK.zip --public-key checkpoint-key.pub.pem

Use the public key that you received on the first day, not one that arrives with a pack.

manifest.json          team, month, checkpoint, and the SHA-256 of every other file
manifest.sig           Ed25519 over manifest.json, in base64, by the key of the checkpoints
books/opening.csv      every balance before the month
books/journal.csv      every posting of the month
books/journal.hledger  the same for hledger; closing balances are assertions
books/closing.csv      every balance at the end of the month
liability.csv, .json   what the team owes its people; the closing of the month recorded its digest
approvals.csv          decisions of second administrators and about held redemptions
changes.csv            changes of policies, roles and settings in the month
verification.json      the invariants, checked over the same events
checkpoints.jsonl      signed checkpoints up to the first one after the closing
events.jsonl           all events of the team up to that checkpoint; personal data is encrypted
receipts.jsonl         for each stream, the path from its head to the root of that checkpoint

People appear by their ids: the pack stays the same, byte for byte, when a person is erased.
Times are those at which events were recorded, in UTC. Months begin and end in the time zone of the team.
`
