// What tests in one realm get for a module of a package: what Node loads for it. Jest's own hooks have none of that realm yet: they get its source.
export default {
  process: (_source, filename) => {
    const name = JSON.stringify(filename);
    return {
      code: `if (typeof requireNatively === 'undefined') module._compile(require('node:fs').readFileSync(${name}, 'utf8'), ${name});
else module.exports = requireNatively(${name});`,
    };
  },
};
