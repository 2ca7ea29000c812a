import { expect, test } from 'vitest'
import { asModule } from './asModule.ts'

test('what is required is imported, what is exported has a name of its own', () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function createRoot() {}
exports.now = void 0;
if (React) {
  exports.now = function () { return Scheduler.now() };
}
exports.createRoot = createRoot;
exports.later = function () { return exports.now() };
`
  expect(asModule(code)).toBe(`import * as Scheduler from 'scheduler'
import * as React from 'react'
"use strict";

function createRoot() {}
var exported_now = void 0;
if (React) {
  exported_now = function () { return Scheduler.now() };
}
var exported_createRoot = createRoot;
var exported_later = function () { return exported_now() };

export { exported_now as now, exported_createRoot as createRoot, exported_later as later }
`)
})
