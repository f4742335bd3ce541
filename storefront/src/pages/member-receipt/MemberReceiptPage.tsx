import { Button } from '@foyer/design-system/actions/button'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { usePage, useStore, useText } from '../../context/hooks.ts'
import { MemberAreaFrame } from '../../features/member-area/MemberAreaFrame.tsx'
import { HistoryContent } from '../../features/member-history/HistoryContent.tsx'
import { getReceiptsStore } from '../../stores/members/receipts.ts'
import { Receipt } from './Receipt.tsx'

/** What is on paper: the receipt alone. */
const Sheet = styled('div', { name: 'FoyerMemberReceipt', slot: 'Sheet' })({
  maxInlineSize: 640,
  '& > button': { marginBlockStart: 32 },
  [media.print]: {
    // Over everything else of the page, which is not printed.
    position: 'absolute',
    zIndex: 10,
    insetBlockStart: 0,
    insetInline: 0,
    maxInlineSize: 'none',
    minBlockSize: '100%',
    // White paper, whatever the page is.
    colorScheme: 'light',
    background: 'Canvas',
    color: 'CanvasText',
    '& > button': { display: 'none' },
    'body:has(&) :is(header, footer, nav)': { display: 'none' },
  },
})

/** The receipt of an order, to read, to print or to save as a file by the browser's own dialog. */
export function MemberReceiptPage() {
  const { t } = useText()
  const { url } = usePage()
  const value = useStore(getReceiptsStore).ofOrder(url.searchParams.get('orderId') ?? '')
  return (
    <MemberAreaFrame title={t('member.receipt.title')} section="transactions">
      <HistoryContent value={value} failure={t('member.receipt.failed')}>
        {(response) => (
          <Sheet>
            <Receipt response={response} />
            <Button variant="secondary" icon="print" onClick={() => window.print()}>
              {t('member.receipt.print')}
            </Button>
          </Sheet>
        )}
      </HistoryContent>
    </MemberAreaFrame>
  )
}
