export {
  VoucherStub,
  VoucherStubList,
  type VoucherStubListProps,
  type VoucherStubProps,
} from './VoucherStub.tsx'
