/**
 * Loaded by Node before Jest. Jest hands `vm.compileFunction` a callback for `import()` with every module, and V8 shares
 * compiled code between calls only where there is none: each of some 600 test files then compiled all of its modules
 * anew, which took half of the run. Only a module that may call `import()` needs the callback.
 */
const vm = require('node:vm')

const { compileFunction } = vm
vm.compileFunction = (source, parameters, options) => {
  if (options?.importModuleDynamically === undefined || /\bimport\s*\(/.test(source))
    return compileFunction(source, parameters, options)
  return compileFunction(source, parameters, { ...options, importModuleDynamically: undefined })
}
