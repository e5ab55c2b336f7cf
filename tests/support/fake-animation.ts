// happy-dom leaves the rejection of a cancelled animation unhandled; browsers do not.
Element.prototype.animate = () => ({ play() {}, pause() {}, cancel() {} }) as Animation;
