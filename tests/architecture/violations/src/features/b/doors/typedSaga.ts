// planted boundaries(dependencies): typed-redux-saga has one door: the sagas of
import * as library from 'typed-redux-saga';

export { library as typedSaga };
